/** Adds the note to a file of metadata (see index.ts). JavaScript, because the bundler loads it. */
module.exports = function verificationNoteLoader(metadata) {
  const {withNote} = this.getOptions();
  return withNote(metadata, (noteFile) => this.addDependency(noteFile));
};
