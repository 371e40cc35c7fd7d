import { useStop } from '../client/queries';
import { BoardButton } from './BoardButton';

/** Stops an act. */
export function StopButton({ id, label }: { id: string; label: string }) {
  const stop = useStop();

  return (
    <BoardButton disabled={!stop.isIdle} onClick={() => stop.mutate(id)}>
      {label}
    </BoardButton>
  );
}
