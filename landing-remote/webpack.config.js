module.exports = require('../webpack.common')('landing');
