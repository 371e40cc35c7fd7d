/** How long a remote's script may take, in ms, before the attempt counts as failed and is repeated. */
export const SCRIPT_TIMEOUT_MS = 12_000;
