package svc

import (
	"context"
	"time"
)

// Wait gives a scan once it has ended, whatever way: look at its Status. Some proxies let no stream through: then it looks
// once a second. onProgress may be nil.
func (s *ScansService) Wait(ctx context.Context, scanID string, onProgress func(ScanProgressEvent)) (*Scan, error) {
	for progress, err := range s.follow(ctx, scanID, 2) {
		if err != nil {
			// If it was refused rather than held up, the next look says so.
			break
		}
		if onProgress != nil {
			onProgress(progress)
		}
	}
	for {
		scan, err := s.Get(ctx, scanID)
		if err != nil {
			return nil, err
		}
		switch scan.Status {
		case ScanStatusCompleted, ScanStatusPartial, ScanStatusFailed, ScanStatusCancelled:
			return scan, nil
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-s.client.pause(time.Second):
		}
	}
}

// StartAndWait starts a scan, and gives it once it has ended. A context that ends leaves the scan as it is; Cancel ends it.
func (s *ScansService) StartAndWait(ctx context.Context, body StartScan, onProgress func(ScanProgressEvent), opts ...CallOption) (*Scan, error) {
	scan, err := s.Start(ctx, body, opts...)
	if err != nil {
		return nil, err
	}
	return s.Wait(ctx, scan.ID, onProgress)
}
