/**
 * The process in which the shell's release runs while a site is composed: it renders the frame. Plain JavaScript, so that it starts
 * without a compiler. Answers the calls of `shell-process.ts`.
 */
const { Module } = require('node:module');

let shell;

const calls = {
  open({ source }) {
    const module = new Module('shell.js');
    module._compile(source, 'shell.js');
    shell = module.exports;
    const { routes, languages, businessValues, widgetVariables, siteOrigin } = shell;
    return { routes, languages, businessValues, widgetVariables, siteOrigin };
  },
  siteFiles: (request) => shell.siteFiles(request),
  renderFrame: (request) => shell.renderFrame(request),
  renderDocument: (props) => shell.renderDocument(props),
  drawOgImage: (content) => shell.drawOgImage(content),
};

process.on('message', async ({ id, name, request }) => {
  try {
    process.send({ id, answer: await calls[name](request) });
  } catch (error) {
    const trace = /shell\.js:\d+:\d+/.exec(error?.stack ?? '')?.[0];
    process.send({ id, failure: `${error?.message ?? error}${trace ? ` (${trace})` : ''}` });
  }
});
process.on('disconnect', () => process.exit());
