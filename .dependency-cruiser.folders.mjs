import base from './.dependency-cruiser.mjs';

/** Between folders there is no circle either, tests aside: what is drawn of the code has arrows in one direction alone. */
export default {
  forbidden: [
    { name: 'no circle of folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    ...base.options,
    metrics: true,
    exclude: { path: `${base.options.exclude.path}|/testing/|\\.(test|spec)\\.tsx?$` },
    cache: { ...base.options.cache, folder: '.cache/dependency-cruiser-folders' },
  },
};
