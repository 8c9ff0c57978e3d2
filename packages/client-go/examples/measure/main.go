// Measure makes a project, scans it and prints each engine's presence with its interval.
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"os/signal"

	svc "example.com/svc/client-go"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := measure(ctx); err != nil {
		log.Fatal(err)
	}
}

func measure(ctx context.Context) error {
	client, err := svc.New()
	if err != nil {
		return err
	}
	project, err := client.Projects.Create(ctx, svc.CreateProject{
		Name:        "Planderly",
		Description: svc.Set("shift scheduling software"),
	})
	if err != nil {
		return err
	}
	if _, err := client.Prompts.Generate(ctx, project.ID, svc.GeneratePrompts{
		Topics:   []string{"shift scheduling"},
		Count:    svc.Ptr[int64](5),
		Activate: svc.Ptr(true),
	}); err != nil {
		return err
	}
	scan, err := client.Scans.StartAndWait(ctx, svc.StartScan{
		ProjectID: svc.Ptr(project.ID),
		Config: &svc.ScanConfig{
			Engines:    []string{"sandbox"},
			SamplesK:   svc.Ptr[int64](1),
			MaxPrompts: svc.Ptr[int64](5),
			MaxCredits: svc.Ptr[int64](50),
		},
	}, func(progress svc.ScanProgressEvent) { fmt.Println(progress.Status) })
	if err != nil {
		return err
	}
	if scan.Result == nil {
		return fmt.Errorf("the scan ended as %s", scan.Status)
	}
	for _, engine := range scan.Result.Engines {
		if engine.Presence.Value == nil || engine.Presence.Ci == nil {
			fmt.Println(engine.Label, "was not measured:", engine.Presence.Status)
			continue
		}
		fmt.Printf("%s %.0f%% (%.0f to %.0f)\n", engine.Label, 100**engine.Presence.Value, 100*engine.Presence.Ci.Low, 100*engine.Presence.Ci.High)
	}
	return nil
}
