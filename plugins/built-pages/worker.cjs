/** The entry of a pool thread. JavaScript, because the pool loads it without a compiler. */
require('tsx/cjs');
module.exports = require('./read-page.ts').readPage;
