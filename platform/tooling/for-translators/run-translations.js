#!/usr/bin/env node
require('tsx/cjs');
const { translations } = require('./translations.ts');

try {
  console.log(translations());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
