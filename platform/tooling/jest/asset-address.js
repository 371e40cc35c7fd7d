/** In unit tests, what an image import stands for: an address. */
module.exports = '/asset';
