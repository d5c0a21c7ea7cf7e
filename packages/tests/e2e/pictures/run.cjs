// pnpm pictures: takes the pictures of the README from the built site (npm start builds it) in a real browser.
require('tsx/cjs');
require('./take.ts');
