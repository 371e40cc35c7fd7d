import { formatQrCode } from '../commands/preview';
import { plainReport } from './report';

it('prints no control character of a release or a record', () => {
  const printed: string[] = [];
  const output = { write: (text: string) => printed.push(text) };
  const report = plainReport(output, output);

  report.result('legal, version 1\u001b[2J\u202e', {});
  report.problem({ code: 'x', severity: 'error', message: 'bad\rgood', remedy: 'none' });

  expect(printed).toEqual(['legal, version 1\uFFFD[2J\uFFFD\n', 'error: bad\uFFFDgood\n  → none\n']);
});

it('prints a QR code in its own colours, as it was drawn', () => {
  const printed: string[] = [];
  const output = { write: (text: string) => printed.push(text) };
  const code = formatQrCode('http://192.168.1.7:8081/_preview/3f3b5bd0e581d634/');

  plainReport(output, output).result(code, {});

  expect(printed).toEqual([`${code}\n`]);
});
