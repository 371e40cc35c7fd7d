const { join, resolve } = require('node:path');
const { projects } = require('../../jest.config');
const { areas } = require('./areas');

/** Jest in the copy of the source that mutations are made in: one project, as the mutation tester knows no more. */
const { tests, environment } = areas[process.env.MUTATIONS_AREA];
const project = projects.find(({ displayName }) => displayName === environment);

module.exports = {
  ...project,
  rootDir: resolve(__dirname, '../..'),
  testMatch: tests.map((pattern) => `<rootDir>/${pattern}`),
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 60_000,
  resolver: join(__dirname, 'resolve-in-copy.js'),
};
