import type { DocumentProps, OgImage } from '@site/shared/contracts';
import { z } from 'zod';
import type { ComposedFile } from '../records/composed-file';
import type { PartBuild } from '../records/part-build';
import { SiteError } from '../store/site-error';
import {
  ogImageSchema,
  type PageAnswer,
  pageAnswerSchema,
  type RenderedRoute,
  type Route,
  type RouteRequest,
  type ShellFacts,
  shellFactsSchema,
  siteFilesSchema,
} from './prerendered';
import { CallFailure, RenderBox, type RenderLimits } from './render-box';
import { pageFailed, shellFailed } from './render-failures';

/**
 * Runs the Node builds of a deployment's releases, each remote in a box of its own: the shell is in all of them, because
 * its frame stands around every page, but no remote is beside another, and none is where documents are made.
 */
export class Prerenderer {
  /** By part. */
  private readonly boxes = new Map<string, { box: RenderBox; facts: Promise<ShellFacts> }>();

  private isClosed = false;

  /** @param builds the deployment's parts by name */
  constructor(
    private readonly builds: Record<string, PartBuild>,
    private readonly limits?: RenderLimits,
  ) {}

  /** @throws SiteError `shell-missing`, `shell-failed` */
  shell(): Promise<ShellFacts> {
    return this.boxOf('shell').facts;
  }

  /** Files with an address of their own at the site's root, by name. @throws SiteError `shell-failed` */
  siteFiles({ basePath, origin }: Omit<RouteRequest, 'path'>): Promise<Record<string, ComposedFile>> {
    const releasedAt = this.builds.shell?.time;
    return this.inShell('siteFiles', { basePath, origin, releasedAt }, siteFilesSchema);
  }

  /**
   * @param route null for the page that says "not found"
   * @throws SiteError `page-failed`, and what reading the release throws
   */
  async renderRoute(route: Route | null, request: RouteRequest): Promise<RenderedRoute> {
    const { ogImage, ...rendered } = route
      ? await this.inPage(route, request)
      : await this.inShell('renderRoute', { ...request, page: null }, pageAnswerSchema);
    const picture = ogImage && (await this.drawOgImage(ogImage));
    return { ...rendered, picture };
  }

  /** The complete document around a page's markup. @throws SiteError `shell-failed` */
  renderDocument(props: DocumentProps): Promise<string> {
    return this.inShell('renderDocument', props, z.string());
  }

  /** Ends all boxes, whatever their pages are doing; no other is started. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.boxes.values()].map(({ box }) => box.close()));
  }

  private boxOf(part: string) {
    const opened = this.boxes.get(part);
    if (opened) return opened;
    const box = new RenderBox(this.limits);
    if (this.isClosed) void box.close();
    const facts = this.open(box);
    facts.catch(() => undefined);
    this.boxes.set(part, { box, facts });
    return { box, facts };
  }

  private async open(box: RenderBox): Promise<ShellFacts> {
    const shell = need(this.builds, 'shell');
    const source = await shell.readNodeFile('shell.js');
    try {
      return parsed(shellFactsSchema, await box.call('openShell', { source }));
    } catch (error) {
      throw error instanceof CallFailure ? shellFailed(error, shell) : error;
    }
  }

  private async inShell<T>(name: string, request: object, schema: z.ZodType<T>): Promise<T> {
    const { box, facts } = this.boxOf('shell');
    await facts;
    try {
      return parsed(schema, await box.call(name, request));
    } catch (error) {
      throw error instanceof CallFailure ? shellFailed(error, need(this.builds, 'shell')) : error;
    }
  }

  private async inPage(route: Route, request: RouteRequest): Promise<PageAnswer> {
    const build = need(this.builds, route.remote);
    const file = `${route.module}.js`;
    const source = await build.readNodeFile(file);
    const page = { source, name: `${route.remote}/${file}`, id: `${route.remote}/${route.module}` };
    const { box, facts } = this.boxOf(route.remote);
    await facts;
    try {
      return parsed(pageAnswerSchema, await box.call('renderRoute', { ...request, page }));
    } catch (error) {
      throw error instanceof CallFailure ? pageFailed(error, { path: request.path, build }) : error;
    }
  }

  private drawOgImage(content: object): Promise<OgImage> {
    return this.inShell('drawOgImage', content, ogImageSchema);
  }
}

/** The answer, if it has the shape that was asked for. @throws CallFailure */
function parsed<T>(schema: z.ZodType<T>, answer: unknown): T {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new CallFailure(`its answer has no valid ${issue?.path.join('.') || 'form'}: ${issue?.message}`);
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
