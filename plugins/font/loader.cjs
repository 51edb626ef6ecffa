/**
 * Keeps what the site uses of a variable font: every character, the weights between the
 * given ones, and kerning. JavaScript, because the bundler loads it.
 */
const {readFileSync} = require('node:fs');
const path = require('node:path');
const subsetFont = require('subset-font');

/** `U+0041-0043` -> `ABC` */
const charactersIn = (ranges) =>
  ranges
    .split(',')
    .map((range) => {
      const [first, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => parseInt(code, 16));
      return String.fromCodePoint(
        ...Array.from({length: last - first + 1}, (_, k) => first + k),
      );
    })
    .join('');

module.exports = function fontLoader(font) {
  const {minWeight, maxWeight} = this.getOptions();
  const list = path.join(this.context, '../unicode.json');
  this.addDependency(list);
  const {latin} = JSON.parse(readFileSync(list, 'utf8'));
  return subsetFont(font, charactersIn(latin), {
    targetFormat: 'woff2',
    variationAxes: {wght: {min: minWeight, max: maxWeight}},
    // Figures of equal width for columns of numbers; without ligatures, `->` stays as written.
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  });
};
module.exports.raw = true;
module.exports.charactersIn = charactersIn;
