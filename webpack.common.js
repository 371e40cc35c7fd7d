/** The one build recipe, for the part in this repository whose build no other repository has: the shell. */
module.exports = require('@site/tooling/webpack');
