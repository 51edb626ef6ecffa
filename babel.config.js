// Only `docusaurus` with the Babel loader reads this (the build itself uses SWC);
// it stays so that tools which look for it resolve the framework's preset.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
