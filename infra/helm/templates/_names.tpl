{{- define "svc.labels" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "svc.metadata" -}}
name: {{ .root.Release.Name }}-{{ .part }}
labels:
  {{- include "svc.labels" . | nindent 2 }}
  app.kubernetes.io/version: {{ .root.Values.image.tag | default .root.Chart.AppVersion | quote }}
  app.kubernetes.io/managed-by: {{ .root.Release.Service }}
  helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{- define "svc.image" -}}
image: {{ required "image.registry: where the images are" .root.Values.image.registry }}/{{ .image }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
volumeMounts:
  - name: tmp
    mountPath: /tmp
{{- end }}

{{- /* What each pod has, whatever runs in it. */ -}}
{{- define "svc.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  seccompProfile:
    type: RuntimeDefault
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
volumes:
  - name: tmp
    emptyDir: {}
{{- end }}

{{- define "svc.spread" -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "svc.labels" . | nindent 8 }}
{{- end }}

{{- /* Settings that API and workers share. */ -}}
{{- define "svc.settings" -}}
envFrom:
  - secretRef:
      name: {{ required "secretName: the Secret with DATABASE_URL and keys" .root.Values.secretName }}
env:
  - name: PUBLIC_URL
    value: {{ required "publicUrl: where the API is reached" .root.Values.publicUrl | quote }}
  - name: SVC_S3_BUCKET
    value: {{ required "objects.bucket: pods share no folder" .root.Values.objects.bucket | quote }}
  - name: SVC_S3_REGION
    value: {{ .root.Values.objects.region | quote }}
  {{- with .root.Values.objects.endpoint }}
  - name: SVC_S3_ENDPOINT
    value: {{ . | quote }}
  {{- end }}
  {{- range $name, $value := .root.Values.settings }}
  - name: {{ $name }}
    value: {{ $value | quote }}
  {{- end }}
{{- end }}

{{- /* The way to a part from outside. */ -}}
{{- define "svc.ingress" -}}
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  {{- include "svc.metadata" . | nindent 2 }}
  {{- with .ingress.annotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  {{- with .ingress.className }}
  ingressClassName: {{ . }}
  {{- end }}
  {{- if .ingress.tlsSecretName }}
  tls:
    - hosts: [{{ .ingress.host | quote }}]
      secretName: {{ .ingress.tlsSecretName }}
  {{- end }}
  rules:
    - host: {{ required "ingress.host" .ingress.host | quote }}
      http:
        paths:
          - path: /
            pathType: Prefix
            backend:
              service:
                name: {{ .root.Release.Name }}-{{ .part }}
                port:
                  name: http
{{- end }}
