import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { builds } from './builds.mjs';

export default builds(ModuleFederationPlugin, 'swc-loader');
