import type { CustomResourceDefinition } from "kubernetes-types/apiextensions/v1";
import type { Deployment } from "kubernetes-types/apps/v1";
import type { HorizontalPodAutoscaler } from "kubernetes-types/autoscaling/v2";
import type { CronJob } from "kubernetes-types/batch/v1";
import type { ConfigMap, Pod, Service } from "kubernetes-types/core/v1";
import type { Ingress, NetworkPolicy } from "kubernetes-types/networking/v1";
import type { ClusterRole } from "kubernetes-types/rbac/v1";
import { changed, type WorldValues, without } from "./value-cases.js";

const pod: Pod = {
  apiVersion: "v1",
  kind: "Pod",
  metadata: {
    name: "web",
    namespace: "shop",
    labels: { app: "web", "app.kubernetes.io/part-of": "shop" },
    annotations: { "prometheus.io/scrape": "true" },
  },
  spec: {
    restartPolicy: "Always",
    serviceAccountName: "web",
    nodeSelector: { "kubernetes.io/os": "linux" },
    initContainers: [
      { name: "wait", image: "busybox:1.36", command: ["sh", "-c", "until nslookup db; do sleep 1; done"] },
    ],
    containers: [
      {
        name: "nginx",
        image: "nginx:1.27",
        ports: [{ name: "http", containerPort: 80, protocol: "TCP" }],
        env: [
          { name: "MODE", value: "production" },
          { name: "PASSWORD", valueFrom: { secretKeyRef: { name: "db", key: "password", optional: false } } },
          { name: "NODE", valueFrom: { fieldRef: { fieldPath: "spec.nodeName" } } },
        ],
        resources: { requests: { cpu: "100m", memory: "64Mi" }, limits: { memory: "128Mi" } },
        livenessProbe: { httpGet: { path: "/healthz", port: "http" }, initialDelaySeconds: 3, periodSeconds: 10 },
        readinessProbe: { tcpSocket: { port: 80 } },
        volumeMounts: [{ name: "content", mountPath: "/usr/share/nginx/html", readOnly: true }],
        securityContext: { runAsNonRoot: true, capabilities: { drop: ["ALL"] } },
      },
    ],
    volumes: [
      { name: "content", configMap: { name: "pages", items: [{ key: "index", path: "index.html", mode: 292 }] } },
      { name: "scratch", emptyDir: { sizeLimit: "1Gi" } },
    ],
    tolerations: [{ key: "dedicated", operator: "Equal", value: "web", effect: "NoSchedule", tolerationSeconds: 60 }],
    affinity: {
      podAntiAffinity: {
        preferredDuringSchedulingIgnoredDuringExecution: [
          {
            weight: 100,
            podAffinityTerm: { topologyKey: "kubernetes.io/hostname", labelSelector: { matchLabels: { app: "web" } } },
          },
        ],
      },
    },
  },
};

const deployment: Deployment = {
  apiVersion: "apps/v1",
  kind: "Deployment",
  metadata: { name: "web" },
  spec: {
    replicas: 3,
    selector: { matchLabels: { app: "web" } },
    strategy: { type: "RollingUpdate", rollingUpdate: { maxSurge: "25%", maxUnavailable: 0 } },
    template: {
      metadata: { labels: { app: "web" } },
      spec: { containers: [{ name: "nginx", image: "nginx:1.27", ports: [{ containerPort: 80 }] }] },
    },
  },
};

const service: Service = {
  apiVersion: "v1",
  kind: "Service",
  metadata: { name: "web" },
  spec: {
    type: "ClusterIP",
    selector: { app: "web" },
    ports: [
      { name: "http", port: 80, targetPort: "http" },
      { name: "metrics", port: 9100, targetPort: 9100, protocol: "TCP" },
    ],
  },
};

const ingress: Ingress = {
  apiVersion: "networking.k8s.io/v1",
  kind: "Ingress",
  metadata: { name: "web" },
  spec: {
    ingressClassName: "nginx",
    tls: [{ hosts: ["shop.example.com"], secretName: "shop-tls" }],
    rules: [
      {
        host: "shop.example.com",
        http: {
          paths: [{ path: "/", pathType: "Prefix", backend: { service: { name: "web", port: { number: 80 } } } }],
        },
      },
    ],
  },
};

const policy: NetworkPolicy = {
  metadata: { name: "db" },
  spec: {
    podSelector: { matchExpressions: [{ key: "role", operator: "In", values: ["db"] }] },
    policyTypes: ["Ingress"],
    ingress: [
      {
        from: [{ ipBlock: { cidr: "10.0.0.0/8", except: ["10.1.0.0/16"] } }, { namespaceSelector: {} }],
        ports: [{ protocol: "TCP", port: 5432 }],
      },
    ],
  },
};

const configMap: ConfigMap = {
  apiVersion: "v1",
  kind: "ConfigMap",
  metadata: { name: "pages" },
  data: { index: "<h1>Hello</h1>", constructor: "an ordinary key" as never },
  immutable: true,
};

const cronJob: CronJob = {
  apiVersion: "batch/v1",
  kind: "CronJob",
  metadata: { name: "report" },
  spec: {
    schedule: "0 3 * * *",
    concurrencyPolicy: "Forbid",
    jobTemplate: {
      spec: {
        backoffLimit: 2,
        template: { spec: { restartPolicy: "OnFailure", containers: [{ name: "report", image: "report:1" }] } },
      },
    },
  },
};

const autoscaler: HorizontalPodAutoscaler = {
  apiVersion: "autoscaling/v2",
  kind: "HorizontalPodAutoscaler",
  metadata: { name: "web" },
  spec: {
    scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "web" },
    minReplicas: 2,
    maxReplicas: 10,
    metrics: [{ type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 60 } } }],
  },
};

const role: ClusterRole = {
  metadata: { name: "reader" },
  rules: [{ apiGroups: [""], resources: ["pods"], verbs: ["get", "list", "watch"] }],
};

/** A type that contains itself in many ways, and whose members are named like the keywords of the schema about it. */
const definition: CustomResourceDefinition = {
  apiVersion: "apiextensions.k8s.io/v1",
  kind: "CustomResourceDefinition",
  metadata: { name: "crontabs.stable.example.com" },
  spec: {
    group: "stable.example.com",
    scope: "Namespaced",
    names: { plural: "crontabs", singular: "crontab", kind: "CronTab", shortNames: ["ct"] },
    versions: [
      {
        name: "v1",
        served: true,
        storage: true,
        schema: {
          openAPIV3Schema: {
            type: "object",
            $ref: "#/definitions/a",
            properties: {
              spec: {
                type: "object",
                required: ["replicas"],
                properties: {
                  replicas: { type: "integer", minimum: 1 },
                  tags: { type: "array", items: [{ type: "string" }, { type: "number" }] },
                },
                additionalProperties: { type: "string", not: { pattern: "^x" } },
              },
              ["__proto__"]: { type: "string" },
            },
            additionalProperties: false,
            dependencies: { a: ["b"], c: { type: "object" } },
          },
        },
      },
    ],
  },
};

const schemaPath = "definition.spec.versions.0.schema.openAPIV3Schema";

const values: WorldValues = {
  createCustomResource: {
    accept: [{ definition }],
    refuse: {
      "a schema that is text": changed({ definition }, schemaPath, "object"),
      "a list of properties": changed({ definition }, `${schemaPath}.properties.spec.properties`, ["replicas"]),
      "a minimum in quotes": changed({ definition }, `${schemaPath}.properties.spec.properties.replicas.minimum`, "1"),
      "an item that is text": changed({ definition }, `${schemaPath}.properties.spec.properties.tags.items`, "string"),
      "a keyword of another draft": changed({ definition }, `${schemaPath}.properties.spec.const`, 1),
      "a dependency on numbers": changed({ definition }, `${schemaPath}.dependencies.a`, [1]),
      "a version that is not served or not": without({ definition }, "definition.spec.versions.0.served"),
    },
    returns: { accept: [definition], refuse: { "no spec": without(definition, "spec") } },
  },
  deleteObject: {
    accept: [
      { metadata: { name: "web", ownerReferences: [{ apiVersion: "v1", kind: "Pod", name: "a", uid: "1" }] } },
      { metadata: {}, options: { gracePeriodSeconds: 0, propagationPolicy: "Foreground" } },
    ],
    refuse: {
      "an owner without a uid": { metadata: { ownerReferences: [{ apiVersion: "v1", kind: "Pod", name: "a" }] } },
    },
    returns: { accept: [{ kind: "Status", code: 404, details: { causes: [] } }], refuse: { text: "deleted" } },
  },
  createPod: {
    accept: [{ pod }, { pod: {} }],
    refuse: {
      "no argument": {},
      "null for the pod": { pod: null },
      "another version": changed({ pod }, "pod.apiVersion", "v2"),
      "another kind": changed({ pod }, "pod.kind", "Deployment"),
      "a container without a name": without({ pod }, "pod.spec.containers.0.name"),
      "a spec without containers": without({ pod }, "pod.spec.containers"),
      "containers by name": changed({ pod }, "pod.spec.containers", { nginx: { image: "nginx" } }),
      "a port in quotes": changed({ pod }, "pod.spec.containers.0.ports.0.containerPort", "80"),
      "a label that is a number": changed({ pod }, "pod.metadata.labels.tier", 3),
      "a member that is misspelt": changed({ pod }, "pod.spec.restartpolicy", "Always"),
      "a command that is a string": changed({ pod }, "pod.spec.initContainers.0.command", "sh"),
      "an affinity term without its key": without(
        { pod },
        "pod.spec.affinity.podAntiAffinity.preferredDuringSchedulingIgnoredDuringExecution.0.podAffinityTerm.topologyKey",
      ),
    },
    returns: {
      accept: [pod, { ...pod, "a member of a newer server": 1 }],
      refuse: { "no object": "pod/web created", "another kind": { ...pod, kind: "Node" } },
    },
  },
  createDeployment: {
    accept: [{ deployment }],
    refuse: {
      "no selector": without({ deployment }, "deployment.spec.selector"),
      "replicas in quotes": changed({ deployment }, "deployment.spec.replicas", "3"),
      "the pod of v1": changed({ deployment }, "deployment.apiVersion", "v1"),
      "a surge that is a list": changed({ deployment }, "deployment.spec.strategy.rollingUpdate.maxSurge", [1]),
    },
  },
  createService: {
    accept: [{ service }],
    refuse: {
      "a port without a number": without({ service }, "service.spec.ports.0.port"),
      "a selector that is a list": changed({ service }, "service.spec.selector", ["app=web"]),
    },
  },
  createIngress: {
    accept: [{ ingress }],
    refuse: {
      "no path type": without({ ingress }, "ingress.spec.rules.0.http.paths.0.pathType"),
      "an address for the backend": changed({ ingress }, "ingress.spec.rules.0.http.paths.0.backend", "http://web:80"),
    },
  },
  createNetworkPolicy: {
    accept: [{ policy }],
    refuse: {
      "no selector": without({ policy }, "policy.spec.podSelector"),
      "a block without a range": without({ policy }, "policy.spec.ingress.0.from.0.ipBlock.cidr"),
    },
  },
  createConfigMap: {
    accept: [{ configMap }],
    refuse: { "data that is nested": changed({ configMap }, "configMap.data.index", { html: "" }) },
  },
  createCronJob: {
    accept: [{ job: cronJob }],
    refuse: {
      "no schedule": without({ job: cronJob }, "job.spec.schedule"),
      "containers too high": changed({ job: cronJob }, "job.spec.jobTemplate.containers", []),
    },
  },
  createAutoscaler: {
    accept: [{ autoscaler }],
    refuse: {
      "no upper limit": without({ autoscaler }, "autoscaler.spec.maxReplicas"),
      "a metric without a type": without({ autoscaler }, "autoscaler.spec.metrics.0.type"),
    },
  },
  createRole: {
    accept: [{ role }],
    refuse: { "a rule without verbs": without({ role }, "role.rules.0.verbs") },
  },
  setProbe: {
    accept: [
      { probe: { exec: { command: ["cat", "/tmp/healthy"] }, periodSeconds: 5 } },
      { probe: { grpc: { port: 1 } } },
    ],
    refuse: { "a probe of an unknown kind": { probe: { udpSocket: { port: 53 } } } },
  },
  listPods: {
    accept: [{ namespace: "shop" }, { namespace: "shop", labels: { matchLabels: { app: "web" } } }],
    refuse: { "labels as text": { namespace: "shop", labels: "app=web" } },
    returns: {
      accept: [{ apiVersion: "v1", kind: "PodList", metadata: { resourceVersion: "1" }, items: [pod] }],
      refuse: { "no items": { kind: "PodList" } },
    },
  },
};

export default values;
