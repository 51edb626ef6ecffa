/** Adds the note to a file of metadata (see index.ts). JavaScript, because the bundler loads it. */
module.exports = function verificationNoteLoader(metadata) {
  const {notesFile, withNote} = this.getOptions();
  this.addDependency(notesFile);
  return withNote(metadata);
};
