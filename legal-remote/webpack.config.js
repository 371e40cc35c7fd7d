module.exports = require('../webpack.common')('legal');
