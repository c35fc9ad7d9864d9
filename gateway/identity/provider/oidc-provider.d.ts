// Types of the class behind the package's entry. The entry itself warns on every Node release without long-term
// support, ours included (docs/decisions/0001-node-from-npm.md).
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}
