#!/usr/bin/env node
require('tsx/cjs');
const { run } = require('../cli.ts');

run(process);
