/**
 * Adds the stamp to a file of metadata (see index.ts). Its result is not kept for the next build, as the stamp depends on
 * more than this file. JavaScript, because the bundler loads it itself.
 */
module.exports = function checkedStampLoader(metadata) {
  this.cacheable(false);
  return this.getOptions().withStamp(metadata);
};
