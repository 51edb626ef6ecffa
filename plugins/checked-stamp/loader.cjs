/** Adds the stamp to a file of metadata (see index.ts). JavaScript, because the bundler loads it itself. */
module.exports = function checkedStampLoader(metadata) {
  const {stampsFile, withStamp} = this.getOptions();
  this.addDependency(stampsFile);
  return withStamp(metadata);
};
