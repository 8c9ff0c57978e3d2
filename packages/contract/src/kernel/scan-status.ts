/** Scans that still go on: they count against the limit, and their project cannot be deleted. */
export const openScanStatuses = ['queued', 'running', 'cancelling'] as const;

export const endedScanStatuses = ['completed', 'partial', 'failed', 'cancelled'] as const;

/** In the order in which a scan goes through them. */
export const scanStatuses = ['awaiting_approval', ...openScanStatuses, ...endedScanStatuses] as const;

/** Scans that ended with valid figures: a cancelled scan keeps what was recorded. */
export const scoredScanStatuses = ['completed', 'partial', 'cancelled'] as const;

/** Engine runs that are still to be asked, or being asked. */
export const openRunStatuses = ['queued', 'running'] as const;

export const runStatuses = [...openRunStatuses, ...endedScanStatuses] as const;
