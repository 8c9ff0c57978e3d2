module example.com/svc/client-go

go 1.23
