/** What a thread of the pool loads. JavaScript, because the pool loads it without a compiler. */
require('tsx/cjs');
module.exports = require('./worker.ts').readPage;
