import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { aLeavingBeacon, VISITED_DEPLOYMENT } from '../../../testing/beacons';
import { seriesIn } from '../../../testing/metric-value';
import { findPromtool } from '../../../testing/prometheus/find-promtool';
import { serverMetrics } from '../../server-metrics';
import { SiteMetrics } from '../metrics';

interface Rule {
  record?: string;
  expr: string;
  labels?: Record<string, string>;
}

interface Dashboard {
  panels: { targets: { expr: string }[] }[];
  annotations: { list: { expr: string }[] };
}

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');
const { groups } = parse(read('alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('dashboard.json')) as Dashboard;
const onDashboard = [
  ...dashboard.panels.flatMap(({ targets }) => targets),
  ...dashboard.annotations.list,
].map(({ expr }) => expr.replaceAll('$__rate_interval', '1m'));
const queries = [...rules.map(({ expr }) => expr), ...onDashboard];

/** Labels by metric of all that a site exposes once it was visited. */
async function exposed(): Promise<Map<string, Set<string>>> {
  const metrics = new SiteMetrics();
  await metrics.follow([VISITED_DEPLOYMENT], ['index.html']);
  metrics.count(aLeavingBeacon());
  metrics.drop('malformed');
  serverMetrics(metrics.registry).countRequest('page', 200, 0.01);
  const labels = new Map<string, Set<string>>();
  for (const series of seriesIn(await metrics.registry.metrics()))
    labels.set(series.name, new Set([...(labels.get(series.name) ?? []), ...Object.keys(series.labels)]));
  return labels;
}

const wordsIn = (list = '') => list.match(/\w+/g) ?? [];

it.each(queries)('names metrics and labels that a site exposes, or a rule records: %s', async (query) => {
  const labels = await exposed();
  const recorded = rules.flatMap(({ record }) => record ?? []);
  const known = new Set([
    ...[...labels.values()].flatMap((names) => [...names]),
    ...rules.flatMap(({ labels: own = {} }) => Object.keys(own)),
    // Prometheus says whose a series is.
    'instance',
  ]);
  const named = [...query.matchAll(/\b(site[_:][\w:]+)(?:\{([^}]*)\})?/g)];

  expect(named.length).toBeGreaterThan(0);
  for (const [, metric, matchers = ''] of named) {
    expect([...labels.keys(), ...recorded]).toContain(metric);
    const own = labels.get(metric!) ?? known;
    for (const [, label] of matchers.matchAll(/(\w+)[=!]/g)) expect(own).toContain(label);
  }
  for (const [, list] of query.matchAll(/\b(?:by|on) \(([^)]*)\)/g))
    for (const label of wordsIn(list)) expect(known).toContain(label);
});

const promtool = findPromtool();
const describeWithPromtool = promtool ? describe : describe.skip;

describeWithPromtool(`promtool${promtool ? '' : ' [skipped: Prometheus is not installed]'}`, () => {
  const run = (...words: string[]) =>
    execFileSync(promtool!, words, { cwd: __dirname, encoding: 'utf8', stdio: 'pipe' });

  it('finds the alerts firing where visits go worse, and nowhere else', () => {
    expect(run('test', 'rules', 'alerts.tests.yml')).toContain('SUCCESS');
  });

  it('understands every query of the dashboard', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dashboard-'));
    const file = join(folder, 'queries.yml');
    const asRules = onDashboard.map((expr, index) => ({ record: `query:${index}`, expr }));
    await writeFile(file, stringify({ groups: [{ name: 'dashboard', rules: asRules }] }));

    expect(run('check', 'rules', file)).toContain(`SUCCESS: ${onDashboard.length} rules`);
    await rm(folder, { recursive: true });
  });
});
