import { Strategy, type StrategyHandler } from 'workbox-strategies';
import type { Question } from './answers';
import type { KeptDeployments } from './cached-deployments';

/** Gives a route's requests one way of answering. What the browser has asked for ahead of the worker counts as live. */
export class AnswerStrategy extends Strategy {
  constructor(
    private readonly deployments: KeptDeployments,
    private readonly answer: (question: Question) => Promise<Response>,
  ) {
    super();
  }

  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const fetchLive = () => {
      const live = handler.fetch(request);
      // The worker stays until the server has answered, also when the answer came from elsewhere meanwhile.
      void handler.waitUntil(live.catch(() => undefined));
      return live;
    };
    return this.answer({ deployments: this.deployments, request, fetchLive });
  }
}
