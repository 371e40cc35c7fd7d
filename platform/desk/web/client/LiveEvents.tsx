import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { DeskEvent } from '../../api/events';
import { ask } from './ask';
import { ACTS, STORE } from './queries';

const Connection = createContext(true);

/** So long after a refusal it is tried again, in ms. */
const AGAIN = 2_000;

/** Asks again for what changed, as the server says it; after a break, for everything. */
export function LiveEvents({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [isConnected, setIsConnected] = useState(true);

  useEffect(() => {
    let wasLost = false;
    let timer: ReturnType<typeof setTimeout>;
    let source = connect();
    return () => {
      clearTimeout(timer);
      source.close();
    };

    function connect(): EventSource {
      const events = new EventSource('/api/v1/events');
      events.onmessage = ({ data }: MessageEvent<string>) => {
        const { kind } = JSON.parse(data) as DeskEvent;
        void client.invalidateQueries({ queryKey: [kind === 'acts' ? ACTS : STORE] });
      };
      events.onopen = () => {
        setIsConnected(true);
        if (wasLost) void client.invalidateQueries();
        wasLost = false;
      };
      events.onerror = () => {
        wasLost = true;
        setIsConnected(false);
        // A refusal, unlike silence, the browser takes for the end.
        if (events.readyState === EventSource.CLOSED) timer = setTimeout(() => void tryAgain(), AGAIN);
      };
      return events;
    }

    /** A desk that was started again knows none of its sessions, and says so. */
    async function tryAgain(): Promise<void> {
      await ask('acts').catch(() => null);
      source = connect();
    }
  }, [client]);

  return <Connection value={isConnected}>{children}</Connection>;
}

/** Whether the server says what changes. */
export function useIsConnected(): boolean {
  return useContext(Connection);
}
