/** Stands for a font, image or style sheet in tests: an address at which there is nothing. */
module.exports = '/asset';
