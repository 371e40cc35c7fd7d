import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { DeskEvent } from '../api/events';
import { ACTS, STORE } from './queries';

const Connection = createContext(true);

/** Asks again for what changed, as the server says it; after a break, for everything. */
export function LiveEvents({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [isConnected, setIsConnected] = useState(true);

  useEffect(() => {
    let wasLost = false;
    const source = new EventSource('/api/v1/events');
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const { kind } = JSON.parse(data) as DeskEvent;
      void client.invalidateQueries({ queryKey: [kind === 'acts' ? ACTS : STORE] });
    };
    source.onopen = () => {
      setIsConnected(true);
      if (wasLost) void client.invalidateQueries();
      wasLost = false;
    };
    source.onerror = () => {
      wasLost = true;
      setIsConnected(false);
    };
    return () => source.close();
  }, [client]);

  return <Connection value={isConnected}>{children}</Connection>;
}

/** Whether the server says what changes. */
export function useIsConnected(): boolean {
  return useContext(Connection);
}
