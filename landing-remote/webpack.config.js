module.exports = require('@site/tooling/webpack')('landing', __dirname);
