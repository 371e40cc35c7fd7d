/**
 * The shell starts from few files: a request costs a cheap phone milliseconds, and no file outlives its release anyway.
 * React is one file, and of the rest only what several widgets share is cut out.
 */
const startChunks = {
  defaultVendors: false,
  react: {
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'async',
    enforce: true,
  },
  default: {
    test: /[\\/]node_modules[\\/]/,
    minChunks: 2,
    priority: -20,
    reuseExistingChunk: true,
  },
};

module.exports = { startChunks };
