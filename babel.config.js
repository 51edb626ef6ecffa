/**
 * `docusaurus write-translations` parses the code with this configuration to find texts. The
 * site itself is compiled by SWC (`future.faster`), so each build suggests removing the file.
 */
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
