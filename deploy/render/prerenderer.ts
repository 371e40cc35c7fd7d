import type { DocumentProps } from '@site/shared/contracts';
import type { ComposedFile } from '../records/composed-file';
import type { PartBuild } from '../records/part-build';
import { SiteError } from '../store/site-error';
import type { RenderedRoute, Route, RouteRequest, ShellFacts } from './prerendered';
import { CallFailure, type PrerenderLimits, PrerenderThread } from './prerender-thread';

/** Runs the Node builds of a deployment's releases, as the browser runs their browser builds: the shell, and what it shows. */
export class Prerenderer {
  private readonly thread: PrerenderThread;
  private opened: Promise<ShellFacts> | null = null;

  /** @param builds the deployment's parts by name */
  constructor(
    private readonly builds: Record<string, PartBuild>,
    limits?: PrerenderLimits,
  ) {
    this.thread = new PrerenderThread(limits);
  }

  /** @throws SiteError `shell-missing`, `shell-failed` */
  shell(): Promise<ShellFacts> {
    return (this.opened ??= this.open());
  }

  /** Files with an address of their own at the site's root, by name. @throws SiteError `shell-failed` */
  siteFiles({ basePath, origin }: Omit<RouteRequest, 'path'>): Promise<Record<string, ComposedFile>> {
    const releasedAt = this.builds.shell?.time;
    return this.inShell('siteFiles', { basePath, origin, releasedAt });
  }

  /**
   * @param route null for the page that says "not found"
   * @throws SiteError `page-failed`, and what reading the release throws
   */
  async renderRoute(route: Route | null, request: RouteRequest): Promise<RenderedRoute> {
    await this.shell();
    if (!route) return this.inShell('renderRoute', { ...request, page: null });
    const build = need(this.builds, route.remote);
    const file = `${route.module}.js`;
    const source = await build.readNodeFile(file);
    const page = { source, name: `${route.remote}/${file}`, id: `${route.remote}/${route.module}` };
    try {
      return await this.thread.call('renderRoute', { ...request, page });
    } catch (error) {
      throw await this.tell(error, { path: request.path, build });
    }
  }

  /** The complete document around a page's markup. @throws SiteError `shell-failed` */
  renderDocument(props: DocumentProps): Promise<string> {
    return this.inShell('renderDocument', props);
  }

  close(): Promise<void> {
    return this.thread.close();
  }

  private async open(): Promise<ShellFacts> {
    const shell = need(this.builds, 'shell');
    const source = await shell.readNodeFile('shell.js');
    try {
      return await this.thread.call('openShell', { source });
    } catch (error) {
      throw error instanceof CallFailure ? shellFailed(error, shell) : error;
    }
  }

  private async inShell<T>(name: string, request: object): Promise<T> {
    await this.shell();
    try {
      return await this.thread.call(name, request);
    } catch (error) {
      throw await this.tell(error, null);
    }
  }

  /** @param called the page that was rendered; null while the shell's own code ran */
  private async tell(error: unknown, called: FailingPage | null): Promise<unknown> {
    if (!(error instanceof CallFailure)) return error;
    const page = (await this.pageAt(placeIn(error))) ?? called;
    return page ? pageFailed(error, page) : shellFailed(error, need(this.builds, 'shell'));
  }

  /** A page whose code throws later than it was called for does so while other code runs; the place tells whose it is. */
  private async pageAt(place: string | null): Promise<FailingPage | null> {
    const { routes } = await this.shell();
    const route = routes.find(({ remote, module }) => place?.startsWith(`${remote}/${module}.js:`));
    const build = route && this.builds[route.remote];
    return build ? { path: route.path, build } : null;
  }
}

interface FailingPage {
  path: string;
  build: PartBuild;
}

function need(builds: Record<string, PartBuild>, part: string): PartBuild {
  const build = builds[part];
  if (build) return build;
  throw new SiteError(
    part === 'shell' ? 'shell-missing' : 'part-missing',
    `There is no release of ${part} to go with the others.`,
    `Publish it first: npm run site -- publish ${part}`,
  );
}

function pageFailed(failure: CallFailure, { path, build }: FailingPage): SiteError {
  const { part, release } = build;
  return new SiteError(
    'page-failed',
    `The page ${path} of ${part}@${release} cannot be rendered: ${withPlace(failure)}.`,
    `Put it right in ${part}, and publish it again. What is live was not changed.`,
    { cause: failure },
  );
}

function shellFailed(failure: CallFailure, { release }: PartBuild): SiteError {
  return new SiteError(
    'shell-failed',
    `The frame of shell@${release} cannot be rendered: ${withPlace(failure)}.`,
    'Put it right in shell, and publish it again. What is live was not changed.',
    { cause: failure },
  );
}

function withPlace(failure: CallFailure): string {
  const place = placeIn(failure);
  const fact = failure.message.replace(/\.$/, '');
  return place ? `${fact} (${place})` : fact;
}

/** The first line of a trace that lies in a release's file, such as `landing/LandingPage.js:1204:9`. */
function placeIn({ trace }: CallFailure): string | null {
  return /(?:^|\(|at )([a-z][a-z0-9-]*\/\w+\.js:\d+(?::\d+)?)/m.exec(trace)?.[1] ?? null;
}
