import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findPromtool } from '../platform/testing/prometheus/find-promtool';
import { commandLinesIn, validateCommandLine } from '../platform/testing/command-lines';

const root = join(__dirname, '..');
const hosting = join(__dirname, 'hosting');
const read = (file: string) => readFileSync(join(hosting, file), 'utf8');

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  volumes?: string[];
  network_mode?: string;
}

const services = Object.entries(
  (parse(read('compose.yaml')) as { services: Record<string, Service> }).services,
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('compose.yaml', () => {
  it.each(services)(
    '%s has an image of an exact version, or is built from a file that there is',
    (_, service) => {
      if (service.build) {
        expect(existsSync(join(hosting, service.build.context, service.build.dockerfile))).toBe(true);
        expect(join(hosting, service.build.context)).toBe(root);
      } else expect(service.image).toMatch(/:v?\d+\.\d+\.\d+/);
    },
  );

  it.each(services)('%s is given files that there are', (_, { volumes = [] }) => {
    const sources = volumes.map((volume) => volume.split(':')[0]!).filter((source) => source.startsWith('.'));

    expect(sources.filter((source) => !existsSync(join(hosting, source)))).toEqual([]);
  });

  it('has one network, of a service that never starts again with another: the site listens on loopback alone', () => {
    const [[first, network], ...others] = services as [[string, Service], ...[string, Service][]];

    expect([first, Object.keys(network)]).toEqual(['network', ['<<', 'image', 'ports']]);
    expect(others.map(([, service]) => service.network_mode)).toEqual(others.map(() => 'service:network'));
  });
});

describe('Dockerfile', () => {
  const lines = read('Dockerfile').split('\n');
  const instruction = (name: string) => lines.filter((line) => line.startsWith(`${name} `));

  it('takes the Node of this project, in an exact version, and does not run as root', () => {
    expect(instruction('FROM')).toEqual([expect.stringMatching(/^FROM node:\d+\.\d+\.\d+-/)]);
    expect(instruction('FROM')[0]).toContain(`node:${readFileSync(join(root, '.nvmrc'), 'utf8').trim()}.`);
    expect(lines.lastIndexOf('USER node')).toBeGreaterThan(
      lines.findIndex((line) => line.startsWith('RUN ')),
    );
  });

  it('starts a command of the site, with options that it has', async () => {
    const [entry, command] = ['ENTRYPOINT', 'CMD'].map(
      (name) => JSON.parse(instruction(name)[0]!.slice(name.length + 1)) as string[],
    );

    expect(entry).toEqual(['node_modules/.bin/site']);
    expect(await validateCommandLine(command!)).toBeNull();
  });
});

describe('systemd', () => {
  const units = readdirSync(join(hosting, 'systemd')).filter((name) => name !== 'site.env');
  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

  it.each(units.filter((name) => read(`systemd/${name}`).includes('node_modules/.bin/site ')))(
    '%s starts a command of the site, with options that it has',
    async (name) => {
      const [, line] = /^ExecStart=.*node_modules\/\.bin\/site (.*)$/m.exec(read(`systemd/${name}`))!;

      expect(await validateCommandLine(line!.replaceAll('%i', '2').split(' '))).toBeNull();
    },
  );

  it('has a further server that differs from the first in its ports alone', () => {
    const further = read('systemd/site-serve@.service')
      .replace(/^# .*/, /^# .*/.exec(read('systemd/site-serve.service'))![0])
      .replace(', server %i', '')
      .replace(' PORT=808%i', '')
      .replace('946%i --preview-port 807%i', '9464');

    expect(further).toBe(read('systemd/site-serve.service'));
  });

  it('has no variable that site.env does not explain', () => {
    const used = units.flatMap((name) => [...read(`systemd/${name}`).matchAll(/\$\{?([A-Z_]+)/g)]);

    for (const [, name] of used) expect(read('systemd/site.env')).toMatch(new RegExp(`^${name}=`, 'm'));
  });

  (hasSystemd ? it : it.skip)('finds nothing wrong with its units', () => {
    cpSync(join(hosting, 'systemd'), folder, { recursive: true });
    for (const name of units) {
      const file = join(folder, name);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/srv/site', root));
    }
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', ...units.map((name) => join(folder, name))],
      { encoding: 'utf8' },
    );

    expect([status, stderr]).toEqual([0, '']);
  });
});

describe.each(['roll-back', 'upload'])('the web hook %s', (name) => {
  it('runs the script that there is, which starts a command of the site with options that it has', async () => {
    const [hook] = JSON.parse(read(`${name}/webhook.json`)) as { id: string; 'execute-command': string }[];
    const script = read(`${name}/${name}.sh`);

    expect([hook!.id, hook!['execute-command']]).toEqual([name, `/srv/site/${name}.sh`]);
    expect(spawnSync('sh', ['-n'], { input: script }).status).toBe(0);
    expect(await Promise.all(commandLinesIn(script).map(validateCommandLine))).toEqual([null]);
  });
});

it('an alert that rolls back calls its web hook, and changes of the site can call that which uploads', () => {
  const { receivers } = parse(read('roll-back/alertmanager.yml')) as {
    receivers: { webhook_configs?: { url: string }[] }[];
  };
  const urls = receivers.flatMap(({ webhook_configs: hooks = [] }) => hooks.map(({ url }) => url));

  expect(urls).toEqual(['http://127.0.0.1:9000/hooks/roll-back']);
  expect(read('../hosting.md')).toContain('http://127.0.0.1:9000/hooks/upload`');
});

const promtool = findPromtool();
(promtool ? it.each : it.skip.each)([
  ['as it is', (text: string) => text],
  ['with the Alertmanager that it names', (text: string) => text.replace(/^# (?=alerting|  )/gm, '')],
])('Prometheus takes its configuration %s, with the alerts next to it', (_, change) => {
  const file = join(folder, 'prometheus.yml');
  writeFileSync(file, change(read('prometheus/prometheus.yml')));
  cpSync(join(root, 'platform/server/visits/prometheus/alerts.yml'), join(folder, 'alerts.yml'));

  expect(execFileSync(promtool!, ['check', 'config', file], { encoding: 'utf8' })).toMatch(
    /SUCCESS: \d+ rules found/,
  );
});

it('a restart in turn stops at a server that does not serve, and says so', () => {
  const [, loop] = /^```sh\n(for one in .*?)^```$/ms.exec(read('../hosting.md'))!;
  const { stdout, stderr } = spawnSync(
    'sh',
    ['-c', `systemctl() { echo "$2"; }; curl() { return 7; }\n${loop}`],
    { encoding: 'utf8' },
  );

  expect([stdout, stderr]).toEqual([
    'site-serve\n',
    expect.stringContaining('site-serve:8080 does not serve'),
  ]);
});
