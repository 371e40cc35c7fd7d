const { join, resolve } = require('node:path');
const { projects } = require('../../jest.config');

/** Jest in the copy of the source that mutations are made in: one project, as the mutation tester knows no more. */
const { MUTATIONS_ENVIRONMENT, MUTATIONS_TESTS } = process.env;
const project = projects.find(({ displayName }) => displayName === MUTATIONS_ENVIRONMENT);

module.exports = {
  ...project,
  rootDir: resolve(__dirname, '../..'),
  testMatch: MUTATIONS_TESTS.split(' ').map((pattern) => `<rootDir>/${pattern}`),
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 10_000,
  testEnvironment: join(__dirname, 'end-at-first-failure.js'),
  resolver: join(__dirname, 'resolve-in-copy.js'),
};
