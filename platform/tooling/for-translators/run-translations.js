#!/usr/bin/env node
require('tsx/cjs');
require('./translations.ts');
