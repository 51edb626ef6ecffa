/**
 * The entry of a pool thread. It is JavaScript because the pool loads it without a
 * compiler.
 */
require('tsx/cjs');
module.exports = require('./compress.ts').compressFile;
