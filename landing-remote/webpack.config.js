module.exports = require('@site/shared/webpack')('landing', __dirname);
