/** Scans that still go on: they count against the limit, and their project cannot be deleted. */
export const openScanStatuses = ['queued', 'running', 'cancelling'] as const;

/** Scans that ended and whose figures stand: a cancelled scan keeps what was recorded. */
export const scoredScanStatuses = ['completed', 'partial', 'cancelled'] as const;
