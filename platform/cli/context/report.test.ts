import { PassThrough } from 'node:stream';
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

describe('at a terminal', () => {
  const atTerminal = () => {
    const terminal = Object.assign(new PassThrough(), { isTTY: true });
    return { report: plainReport(terminal, terminal), printed: () => String(terminal.read() ?? '') };
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('counts the seconds of long work below its last step, until there is a result', () => {
    const { report, printed } = atTerminal();

    report.progress('Builds legal');
    jest.advanceTimersByTime(2000);
    report.result('Published legal.', {});
    report.progress('The store can be read again.');
    jest.advanceTimersByTime(2000);

    expect(printed()).toBe(
      '· Builds legal\n\r  1 s\r  2 s\r\u001b[KPublished legal.\n· The store can be read again.\n',
    );
  });

  it('shows severities in colours', () => {
    const { report, printed } = atTerminal();

    report.problem({ code: 'x', severity: 'error', message: 'No.', remedy: 'none' });

    expect(printed()).toBe('\u001b[31merror\u001b[39m: No.\n  → none\n');
  });
});
