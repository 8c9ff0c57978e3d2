// Package svc calls the service that measures how likely a brand is to be present in the answers of AI answer engines: each
// probability comes with its 95% interval and says whether it was measured or predicted.
//
//	client, err := svc.New() // SVC_API_KEY and SVC_API_URL
//	for project, err := range client.Projects.List(ctx, nil) { … }
package svc
