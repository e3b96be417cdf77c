import type { CustomResourceDefinition } from "kubernetes-types/apiextensions/v1";
import type { DaemonSet, Deployment, StatefulSet } from "kubernetes-types/apps/v1";
import type { HorizontalPodAutoscaler } from "kubernetes-types/autoscaling/v2";
import type { CronJob, Job } from "kubernetes-types/batch/v1";
import type {
  ConfigMap,
  Container,
  Event,
  Namespace,
  Node,
  PersistentVolumeClaim,
  Pod,
  PodList,
  PodSpec,
  Probe,
  Secret,
  Service,
  Volume,
} from "kubernetes-types/core/v1";
import type { DeleteOptions, LabelSelector, ObjectMeta, Status } from "kubernetes-types/meta/v1";
import type { Ingress, NetworkPolicy } from "kubernetes-types/networking/v1";
import type { PodDisruptionBudget } from "kubernetes-types/policy/v1";
import type { ClusterRole, RoleBinding } from "kubernetes-types/rbac/v1";
import type { StorageClass } from "kubernetes-types/storage/v1";

declare function send(...parts: unknown[]): Promise<never>;

/** Create pod. @tool */
export function createPod(pod: Pod): Promise<Pod> {
  return send(pod);
}

/** List pods. @tool */
export function listPods(namespace: string, labels?: LabelSelector): Promise<PodList> {
  return send(namespace, labels);
}

/** Create pod spec. @tool */
export function createPodSpec(spec: PodSpec): Promise<void> {
  return send(spec);
}

/** Add container. @tool */
export function addContainer(container: Container): Promise<void> {
  return send(container);
}

/** Add volume. @tool */
export function addVolume(volume: Volume): Promise<void> {
  return send(volume);
}

/** Set probe. @tool */
export function setProbe(probe: Probe): Promise<void> {
  return send(probe);
}

/** Create deployment. @tool */
export function createDeployment(deployment: Deployment): Promise<Deployment> {
  return send(deployment);
}

/** Create stateful set. @tool */
export function createStatefulSet(set: StatefulSet): Promise<void> {
  return send(set);
}

/** Create daemon set. @tool */
export function createDaemonSet(set: DaemonSet): Promise<void> {
  return send(set);
}

/** Create service. @tool */
export function createService(service: Service): Promise<Service> {
  return send(service);
}

/** Create ingress. @tool */
export function createIngress(ingress: Ingress): Promise<void> {
  return send(ingress);
}

/** Create network policy. @tool */
export function createNetworkPolicy(policy: NetworkPolicy): Promise<void> {
  return send(policy);
}

/** Create config map. @tool */
export function createConfigMap(configMap: ConfigMap): Promise<ConfigMap> {
  return send(configMap);
}

/** Create secret. @tool */
export function createSecret(secret: Secret): Promise<void> {
  return send(secret);
}

/** Create job. @tool */
export function createJob(job: Job): Promise<Job> {
  return send(job);
}

/** Create cron job. @tool */
export function createCronJob(job: CronJob): Promise<void> {
  return send(job);
}

/** Create namespace. @tool */
export function createNamespace(namespace: Namespace): Promise<Namespace> {
  return send(namespace);
}

/** Get node. @tool */
export function getNode(name: string): Promise<Node> {
  return send(name);
}

/** Claim volume. @tool */
export function claimVolume(claim: PersistentVolumeClaim): Promise<void> {
  return send(claim);
}

/** Create autoscaler. @tool */
export function createAutoscaler(autoscaler: HorizontalPodAutoscaler): Promise<void> {
  return send(autoscaler);
}

/** Create custom resource. @tool */
export function createCustomResource(definition: CustomResourceDefinition): Promise<CustomResourceDefinition> {
  return send(definition);
}

/** Create role. @tool */
export function createRole(role: ClusterRole): Promise<RoleBinding> {
  return send(role);
}

/** Set budget. @tool */
export function setBudget(budget: PodDisruptionBudget): Promise<StorageClass> {
  return send(budget);
}

/** Delete object. @tool */
export function deleteObject(metadata: ObjectMeta, options?: DeleteOptions): Promise<Status> {
  return send(metadata, options);
}

/** Get event. @tool */
export function getEvent(name: string): Promise<Event> {
  return send(name);
}
