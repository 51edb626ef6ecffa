/** Passes a page on as it is, and registers the files that it was made of (see index.ts). JavaScript, because the bundler loads it itself. */
module.exports = function pageDependenciesLoader(source) {
  for (const file of this.getOptions().filesOf(source, this.resourcePath)) {
    this.addDependency(file);
  }
  return source;
};
