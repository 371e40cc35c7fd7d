module.exports = require('../webpack.common')('shell');
