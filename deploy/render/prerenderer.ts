import type { DocumentProps, OgImage } from '@site/shared/contracts';
import { z } from 'zod';
import type { ComposedFile } from '../records/composed-file';
import { nodeFiles, type PartBuild } from '../records/part-build';
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
import { CallFailure } from './render-box';
import { RenderBoxes } from './render-boxes';
import { pageFailed, shellFailed } from './render-failures';

/**
 * Runs the Node builds of a deployment's releases, each remote in a box of its own: the shell is in all of them, because
 * its frame stands around every page, but no remote is beside another, and none is where documents are made.
 */
export class Prerenderer {
  /** By the part in whose box the shell was opened. */
  private readonly opened = new Map<string, Promise<ShellFacts>>();

  /** @param builds the deployment's parts by name */
  constructor(
    private readonly builds: Record<string, PartBuild>,
    private readonly boxes = new RenderBoxes(),
  ) {}

  /** Opens the shell in the boxes of some parts ahead of their first page, all at the same time. */
  prepare(parts: string[]): void {
    for (const part of parts) void this.factsIn(part);
  }

  /** @throws SiteError `shell-missing`, `shell-failed` */
  shell(): Promise<ShellFacts> {
    return this.factsIn('shell');
  }

  /** Files with an address of their own at the site's root, by name. @throws SiteError `shell-failed` */
  siteFiles({
    basePath,
    origin,
  }: Pick<RouteRequest, 'basePath' | 'origin'>): Promise<Record<string, ComposedFile>> {
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
      : await this.inShell('renderRoute', { ...request, route, page: null }, pageAnswerSchema);
    const picture = ogImage && (await this.drawOgImage({ ...ogImage, language: request.language }));
    return { ...rendered, picture };
  }

  /** The complete document around a page's markup. @throws SiteError `shell-failed` */
  renderDocument(props: DocumentProps): Promise<string> {
    return this.inShell('renderDocument', props, z.string());
  }

  /** Ends all boxes, whatever their pages are doing; no other is started. */
  close(): Promise<void> {
    return this.boxes.close();
  }

  private factsIn(part: string): Promise<ShellFacts> {
    const opened = this.opened.get(part);
    if (opened) return opened;
    const facts = this.openShellIn(part);
    facts.catch(() => undefined);
    this.opened.set(part, facts);
    return facts;
  }

  private async openShellIn(part: string): Promise<ShellFacts> {
    const shell = need(this.builds, 'shell');
    const source = await shell.readNodeFile('shell.js');
    try {
      return parsed(shellFactsSchema, await this.boxes.of(part).call('openShell', { source }));
    } catch (error) {
      throw error instanceof CallFailure ? shellFailed(error, shell) : error;
    }
  }

  private async inShell<T>(name: string, request: object, schema: z.ZodType<T>): Promise<T> {
    await this.factsIn('shell');
    try {
      return parsed(schema, await this.boxes.of('shell').call(name, request));
    } catch (error) {
      throw error instanceof CallFailure ? shellFailed(error, need(this.builds, 'shell')) : error;
    }
  }

  private async inPage(route: Route, request: RouteRequest): Promise<PageAnswer> {
    const build = need(this.builds, route.remote);
    const files = nodeFiles(build, route.module, request.language).map(async (name) => ({
      name: `${route.remote}/${name}`,
      source: await build.readNodeFile(name),
    }));
    const page = { files: await Promise.all(files), id: `${route.remote}/${route.module}` };
    await this.factsIn(route.remote);
    try {
      return parsed(
        pageAnswerSchema,
        await this.boxes.of(route.remote).call('renderRoute', { ...request, route, page }),
      );
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
    `All parts go live together first: npm run site -- promote. What was never published is published before: npm run site -- publish ${part}`,
  );
}
