// The package's front door prints a warning on every Node release that is not marked as long-term support, ours
// included (docs/decisions/0001-node-from-npm.md). The class behind it is the same.
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}
