import json, sys, urllib.request
for line in sys.stdin:
    task, seen = json.loads(line), []
    for prompt in task["prompts"]:
        body = json.dumps({"model": task["engine"]["model"], "input": prompt["text"]}).encode()
        head = {"content-type": "application/json", "authorization": "Bearer any"}
        answer = urllib.request.urlopen(urllib.request.Request(task["engine"]["url"] + "/responses", body, head)).read().decode()
        seen.append(answer)
    share = {brand["name"]: sum(brand["name"] in answer for answer in seen) / len(seen) for brand in task["brands"]}
    print(json.dumps({"id": task["id"], "presence": {name: {"value": rate} for name, rate in share.items()}}), flush=True)
