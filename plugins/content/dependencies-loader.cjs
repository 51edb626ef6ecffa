/** Passes a page on unchanged, and registers its dependencies while it is compiled (see dependencies.ts). JavaScript, because the bundler loads it. */
module.exports = function dependenciesLoader(source) {
  this.getOptions().onDependency(
    this.resourcePath,
    this._compiler?.name ?? '',
    (file) => this.addDependency(file),
  );
  return source;
};
